import { bankStatementForms } from './bank-statements.ts';
import { catalogueForms } from './catalogue.ts';
import { contactForms } from './contacts.ts';
import { invoiceForms } from './invoices.ts';
import { memberForms } from './members.ts';
import { orderMoneyForms } from './order-money.ts';
import { orderForms } from './orders.ts';
import { placeForms } from './places.ts';
import { postForms } from './posts.ts';
import { referrerForms } from './referrers.ts';
import { schemeForms } from './schemes.ts';
import { settingsForms } from './settings.ts';
import { userForms } from './users.ts';
import type { StaffForm } from './staff-form.ts';

/** Every form of staff, a file an area; two tests try them all. */
export const forms: Readonly<Record<string, readonly StaffForm[]>> = {
  'the shop, goods and members': [
    ...settingsForms,
    ...placeForms,
    ...catalogueForms,
    ...postForms,
    ...userForms,
    ...schemeForms,
    ...memberForms,
    ...bankStatementForms,
  ],
  'orders, bills and referrers': [
    ...orderForms,
    ...orderMoneyForms,
    ...invoiceForms,
    ...referrerForms,
    ...contactForms,
  ],
};
