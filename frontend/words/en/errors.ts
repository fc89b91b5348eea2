export const words = {
  notFound: 'Page Not Found',
  serverError: 'Internal Server Error',
  notFoundHelp: 'The page may have moved, or the address has a slip in it. The price list has every item.',
  serverErrorHelp: 'Something went wrong on our side. Your list is safe on this device. Please try again.',
  badRequest: 'Bad Request',
  badAddress: 'This address cannot be read',
  badAddressHelp: 'Some of its letters were lost on the way. The price list has every item.',
  away: 'The shop cannot be reached just now',
  awayHelp: 'Your list is safe on this device. Please try again in a minute.',
  openList: 'Open the price list',
  goHome: 'Go to the home page',
  retry: 'Try again',
} as const;
