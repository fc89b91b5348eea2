/** What is said where something can be copied. */
export const words = {
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Your browser did not let us copy. Please mark and copy it yourself.',
  copyOf: (what: string) => `Copy ${what}`,
} as const;
