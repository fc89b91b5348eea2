import { paths } from '../../../../lib/paths.ts';
import { yearWords as words } from '../../../../words/en/staff/tax-report.ts';
import styles from '../sums.module.css';

/** What the list is for, and where the certificate itself comes from. */
export function TaxYearNote() {
  return (
    <p className={styles['how']}>
      {words.how} <a href={paths.adminTax}>{words.register}</a>
    </p>
  );
}
