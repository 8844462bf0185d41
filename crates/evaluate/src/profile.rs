//! What a game may say about how it is searched, and how its matches are reviewed.

/// How search suits a game: what is a matter of the game rather than of the bot.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SearchProfile {
    /// How many iterations a master spends on a move: as many as help, while nobody waits for long.
    pub master_iterations: u32,
    /// How many nodes an iteration adds while a turn goes on. In the middle of a turn an estimate may see costs without
    /// what they were paid for; where it judges such positions well, one is enough.
    pub nodes_per_iteration: usize,
    /// After how many meetings a known move is evaluated again, rather than taken to change what it usually does.
    pub refresh_interval: u32,
}

impl SearchProfile {
    /// What suits most games.
    pub const USUAL: SearchProfile =
        SearchProfile { master_iterations: 4_000, nodes_per_iteration: 2, refresh_interval: 4 };

    /// More iterations, each of which looks at less: for games whose estimate judges the middle of a turn well.
    pub const BRISK: SearchProfile =
        SearchProfile { nodes_per_iteration: 1, refresh_interval: 8, ..SearchProfile::USUAL };
}

/// What is usual in matches of a game, for whoever looks back at one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ReviewProfile {
    /// By how many points matches between equals are decided: the standard deviation of a seat's result, in hundredths. A
    /// loss of points counts by its share of them.
    pub decided_by: i32,
    /// How uncertain points are that are still to come: the variance of a seat's result for each of them, in hundredths.
    pub uncertainty: i32,
}

impl ReviewProfile {
    /// What suits games that end with some eighty points.
    pub const USUAL: ReviewProfile = ReviewProfile { decided_by: 1_200, uncertainty: 200 };
}
