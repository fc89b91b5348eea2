/** One's own account, and the devices on which anybody is signed in. */
export const words = {
  ownSessions: 'Where you are signed in',
  noSessions: 'Nowhere at the moment.',
  thisDevice: 'this device',
  unknownDevice: 'An unknown browser',
  opened: (at: string) => `Signed in ${at}`,
  lastUsed: (at: string) => `last used ${at}`,
  endSession: 'Sign out',
  sessionEnded: 'That device is signed out.',
  endOthers: 'Sign out everywhere else',
  othersEnded: 'All other devices are signed out.',
  ownTitle: 'Your account',
  language: 'Language',
  languageOf: {
    staff: 'Language of packing, stock and lorry sheet',
    referrer: 'Language of your pages',
  },
  saveLanguage: 'Save the language',

  password: 'Password',
  newPassword: 'New password',
  newPasswordHelp: (letters: number) =>
    `${letters} characters or more. All your other devices are signed out.`,
  changePassword: 'Change the password',
  passwordChanged: 'Your password is changed.',

  factorOff:
    'Off. With it, signing in needs a code from your phone, too: a stolen password alone opens nothing.',
  factorOn: (codes: number) =>
    codes === 0
      ? 'On. No recovery code is left: make new ones.'
      : `On. ${codes} of your recovery codes are left.`,
  turnFactorOn: 'Turn it on',
  turnFactorOff: 'Turn it off',
  askFactorOff: {
    title: 'Turn the second factor off?',
    effects: [
      'Your password alone opens your account then.',
      'Your recovery codes are worth nothing any more.',
    ],
  },
  factorTurnedOn: 'The second factor is on.',
  factorTurnedOff: 'The second factor is off.',
  scan: 'Scan this QR code with an app for one-time codes on your phone.',
  qrCodeAlt: 'A QR code to be scanned by an app for one-time codes',
  orType: 'Or type this key there:',
  code: 'Code from the phone',
  codeHelp: 'Six digits.',
  confirmCode: 'Turn it on with this code',
  recoveryCodes: 'Your recovery codes',
  recoveryHelp:
    'Each opens your account once, in the place of the phone. Keep them on paper: they are not shown again.',
  copyCodes: 'Copy them',
  codesKept: 'I have kept them',
  renewCodes: 'New recovery codes',
  secondFactor: 'Second factor',
} as const;
