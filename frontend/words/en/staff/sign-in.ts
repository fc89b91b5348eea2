/** A sign-in or a password over the page; apart from the words of the ways in, which load nothing of the desk. */
export const words = {
  email: 'E-mail',
  password: 'Password',
  code: 'Code',
  codeHelp: 'Six digits from your phone, or one of your recovery codes.',
  passwordMissing: 'Please fill in your password.',
  passwordWrong: 'The password is wrong.',
  signIn: 'Sign in',
  again: 'Sign in again',
  againHelp: 'Your session has ended. Sign in to go on; what you typed is still here.',
  againAt: (provider: string) => `Sign in with ${provider}`,
  againAtHelp: (provider: string) =>
    `Or sign in with ${provider}: it opens in a tab of its own, and this page goes on by itself.`,
  leave: 'Leave the page',
  other: (name: string) => `You are ${name} now`,
  otherHelp: (before: string) =>
    `The page is loaded again for you. What ${before} typed is kept on this computer and stands there again for them.`,
  reload: 'Load the page again',
  confirm: 'Your password, please',
  confirmHelp: 'What you are about to do asks for it once more. For ten minutes after that it does not.',
  confirmButton: 'Confirm',
  confirmAt: (provider: string) => `Confirm at ${provider}`,
  confirmAtHelp: (provider: string) =>
    `Without a password here, confirm at ${provider}: it opens in a tab of its own, and this page goes on by itself.`,
  cancel: 'Cancel',
} as const;
