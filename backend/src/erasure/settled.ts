/** SQL: nothing is to come of an order any more, and nobody owes anybody for it. @param o its row */
export const orderSettled = (o: string) =>
  `${o}.state IN ('collected', 'cancelled') AND ${o}.balance_paise = 0`;

/** The same of a passbook. */
export const passbookSettled = (m: string) =>
  `${m}.state IN ('redeemed', 'cancelled', 'refunded') AND ${m}.held_paise = 0`;
