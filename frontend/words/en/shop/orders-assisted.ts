/** The price list, filled by a referrer for a customer. */
export const words = {
  title: 'You place this order for a customer',
  help: (name: string, code: string) =>
    `It counts for ${name}, with the code ${code}. Fill in the customer’s address at the end, not yours.`,
  stop: 'It is for myself',
} as const;
