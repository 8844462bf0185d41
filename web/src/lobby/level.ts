//! The strength of bots where nobody chooses one.

/** A level that is worth playing and answers at once. */
export const USUAL_LEVEL = 'journeyman';
