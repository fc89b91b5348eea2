/** Sign-in and password pages of the admin and referrer areas. */
export const words = {
  email: 'E-mail',
  emailMissing: 'Please fill in your e-mail address.',
  emailWrong: 'This is not an e-mail address. It looks like name@example.com.',
  login: {
    staff: {
      title: 'Staff sign-in',
      intro: 'For the people who run the shop.',
      label: 'E-mail',
      missing: 'Please fill in your e-mail address.',
      wrong: 'This is not an e-mail address. It looks like name@example.com.',
      phone: false,
    },
    referrer: {
      title: 'Referrer sign-in',
      intro: 'See your code, your link and the orders that came through it.',
      label: 'Mobile number or e-mail',
      missing: 'Please fill in your mobile number or your e-mail address.',
      wrong:
        'This is neither a mobile number nor an e-mail address. They look like 98421 00123 and name@example.com.',
      phone: true,
    },
  },
  password: 'Password',
  passwordMissing: 'Please fill in your password.',
  code: 'Code',
  codeHelp: 'Six digits from your phone, or one of your recovery codes.',
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  orByLink:
    'Or choose a new password by a link (“Forgot your password?”): on the device where you do, you need not wait.',
  orByRecoveryCode: 'Or type a recovery code, or sign in where you did before: there you need not wait.',
  ended: 'Your session has ended. Please sign in again to go on where you were.',
  out: 'You are signed out.',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  proven: 'It is you',
  notProven: 'That was not it',
  provenHelp: 'Please close this tab and go on where you were: nothing there is lost.',
  forgot: 'Forgot your password?',
  forgotHelp:
    'Tell us your e-mail address. If it belongs to an account, a link to choose a new password comes by mail.',
  askLink: 'Send me a link',
  asked: {
    staff:
      'If this address belongs to an account, a link is on its way. It counts for one hour. Without mail in this shop, ask an owner for a link.',
    referrer:
      'If this address belongs to an account, a link is on its way. It counts for one hour. If none comes, please call the shop.',
  },
  welcome: { staff: 'Welcome to the shop', referrer: 'Welcome, referrer' },
  choosePassword: 'Choose a new password',
  chooseFor: (email: string) =>
    email === '' ? 'With it and your mobile number you sign in.' : `For ${email}. With it you sign in.`,
  name: 'Your name',
  nameMissing: 'Please fill in your name.',
  newPassword: 'Password',
  newPasswordHelp: (letters: number) =>
    `${letters} characters or more. A few words in a row are easy to keep in mind.`,
  passwordShort: (letters: number) => `Please take ${letters} characters or more.`,
  savePassword: 'Save the password',
  saving: 'Saving …',
  opening: 'Opening the link …',
  passwordSet: 'Your password is set',
  passwordSetHelp: 'Sign in with your e-mail address and the new password.',
  linkOver: 'This link does not count any more',
  linkOverHelp: 'It was used already, its time is over, or a newer one was sent. Ask for another.',
  toSignIn: { staff: 'Staff sign in here', referrer: 'Referrers sign in here' },
} as const;
