const count = new Intl.NumberFormat('en-IN');

/** What the pages of staff and referrers share. */
export const words = {
  skipToContent: 'Skip to the content',
  menu: 'Menu',
  openMenu: 'Open the menu',
  mainNavigation: 'Admin',
  dashboard: 'Dashboard',
  orders: 'Orders',
  contacts: 'Messages',
  prices: 'Prices',
  settings: 'Settings',
  viewShop: 'See the shop',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    catalogue: 'Catalogue',
    orders: 'Order desk',
    content: 'Content',
  },
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  back: 'Back',
  loseTyped: 'Close the form and lose what you typed?',
  onHold: 'On hold',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${count.format(first)} to ${count.format(last)} of ${count.format(total)}${isMore ? '+' : ''}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  notAllowed: 'Your role does not open this page',
  notAllowedHelp: 'Ask the owner of the shop if you need it.',
  copied: 'Copied.',
  copyRefused: 'This browser does not allow copying here. Select the text and copy it by hand.',
} as const;
