/** A question and its answer in plain words. */
export interface SchemeCase {
  title: string;
  text: string;
}

/** What goes for every scheme. It travels with the page, as long texts do, and not in a script. */
export const schemeTerms = {
  lead: 'Pay a fixed sum every month, and buy from the price list for more than you paid. The benefit is a trade discount on your order; there is no interest, no draw and no prize.',
  none: 'No scheme can be joined just now',
  noneText:
    'Schemes open some weeks after the festival and are listed here while they can be joined. Call us if you want to hear of the next one.',
  description: (shop: string) =>
    `Pay a little every month and buy crackers from ${shop} for more than you paid: the schemes that can be joined now, and a calculator.`,
  rulesTitle: 'How it works',
  rules: [
    'You pay one instalment a month by UPI, bank or cash, and get a receipt for each. Your passbook, by a private link, shows every rupee.',
    'In the season you order from the price list like everybody else, at the rates of that day. What you paid and the benefit come off the bill.',
    'It is a purchase paid in advance from one licensed shop, not a deposit and no saving with interest: the last instalment is due within 365 days of the first, and everything is used or paid back within 365 days of your first payment.',
  ],
  casesTitle: 'What happens if …',
  cases: (graceDays: number | null): readonly SchemeCase[] => [
    {
      title: 'I pay late?',
      text:
        graceDays === 0
          ? 'An instalment is in time until the end of its due day. After that it counts as missed.'
          : `For ${graceDays === null ? 'a few days' : graceDays === 1 ? 'one day' : `${graceDays} days`} after the due day you are still in time, and nothing changes.`,
    },
    {
      title: 'I miss an instalment?',
      text: 'The benefit lapses; the money you paid does not. Pay what is missing and the benefit is there again. That is forgiven once: when another instalment is missed later, the benefit is lost, and you buy for exactly what you paid.',
    },
    {
      title: 'I want to leave?',
      text: 'You may, at any time and without giving a reason. You get back every rupee you paid, without the benefit.',
    },
    {
      title: 'I buy nothing?',
      text: 'Then everything you paid is paid back, within 365 days of your first payment. We tell you 30 days before: by e-mail if you gave us one, else by WhatsApp or phone.',
    },
    {
      title: 'I buy for less than I have?',
      text: 'The benefit comes in proportion to what you use. What is left of your own money is paid back.',
    },
    {
      title: 'I buy for more?',
      text: 'What you paid and the whole benefit come off the bill. You pay the rest as with any order.',
    },
    {
      title: 'I die?',
      text: 'Your nominee is paid all that you paid in. That is why we ask for a name and a number.',
    },
    {
      title: 'I lose the link?',
      text: 'Call us. We ask who you are and send it again to the number in the passbook. If somebody else may have it, you get a new link, and the old one leads nowhere.',
    },
  ],
} as const;
