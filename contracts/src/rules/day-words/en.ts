export interface DayWords {
  readonly months: readonly string[];
  /** `6:05 pm`. @param hour 0 to 23 @param minute two digits */
  readonly spokenTime: (hour: number, minute: string) => string;
}

export const dayWords: DayWords = {
  /** Of our own: what English calls September for short differs between browsers, and from server to browser. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],

  spokenTime: (hour, minute) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
};
