/** The ways into the admin and referrer areas. */
export const words = {
  staffTitle: 'Staff sign-in',
  staffIntro: 'For the people who run the shop.',
  referrerTitle: 'Referrer sign-in',
  referrerIntro: 'See your code, your link and the orders that came through it.',
  email: 'E-mail',
  emailMissing: 'Please fill in your e-mail address.',
  emailWrong: 'This is not an e-mail address. It looks like name@example.com.',
  password: 'Password',
  passwordMissing: 'Please fill in your password.',
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  ended: 'Your session has ended. Please sign in again to go on where you were.',
  out: 'You are signed out.',
  toReferrers: 'Referrers sign in here',
  toStaff: 'Staff sign in here',
} as const;
