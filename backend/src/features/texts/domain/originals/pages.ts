/** The lines of the home page and of the closed page. */
export const HOME_HEADLINE = '{city} crackers at honest prices';
export const HOME_SENTENCE =
  'One price list, true net rates, and everything that stands on the box. {order-in-short}';
export const CLOSED_HEADLINE = 'The sale is closed';
export const CLOSED_REMINDER = 'One message on the day the new price list is out, and nothing else.';
export const CLOSED_ORDERS = 'Orders go on as agreed. Look yours up by its number and the phone you gave.';
