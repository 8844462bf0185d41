//! How much time is left, as clocks write it.

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** `4:05`, `1:02:03`, or `2 d 5 h` from a day on. */
export function left(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  if (rest >= DAY) return `${Math.floor(rest / DAY)} d ${Math.floor((rest % DAY) / HOUR)} h`;
  const seconds = two((rest % MINUTE) / SECOND);
  if (rest >= HOUR) return `${Math.floor(rest / HOUR)}:${two((rest % HOUR) / MINUTE)}:${seconds}`;
  return `${Math.floor(rest / MINUTE)}:${seconds}`;
}
