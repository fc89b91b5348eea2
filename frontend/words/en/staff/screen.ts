/** What every screen of staff and referrers says of its own. */
export const words = {
  loading: 'Loading',
  retry: 'Try again',
  notHere: 'There is nothing at this address',
  notHereHelp: 'It was deleted, or the address has a mistake. Look for it in its list.',
  notFetched: 'This part of the page did not arrive. Load the page again when there is a network.',
  notAllowed: 'Your role does not open this page',
  notAllowedHelp: 'Ask the owner of the shop if you need it.',
  close: 'Close',
  back: 'Back',
  signOut: 'Sign out',
  notLive: 'Not live',
  notLiveHelp: 'What others change appears within half a minute.',
  undo: 'Undo',
  onceOnly: 'The answer was lost on the way and asked for again; it was done once.',
  /** How goods are sold: `Box`. */
  unit: (unit: string) => unit,
  /** What is in one: `10 pcs`. */
  content: (content: string) => content,
  dayExample: 'Such as 20 Nov 2026',
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  calendarComes: 'The calendar comes …',
} as const;
