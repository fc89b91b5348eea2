export const dayWords = {
  /** Of our own: what English calls September for short differs between browsers, and from server to browser. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],

  /** `6:05 pm`. @param hour 0 to 23 @param minute two digits */
  spokenTime: (hour: number, minute: string): string =>
    `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
};

export type DayWords = typeof dayWords;
