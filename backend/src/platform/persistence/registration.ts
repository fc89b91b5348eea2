/** Where a document stands with the invoice registration portal: a `RegistrationState`, or null. @param table of invoices, as the statement calls it */
export function registrationOf(table: string): string {
  return `(SELECT r.state FROM invoice_registration r WHERE r.id = ${table}.id)`;
}
