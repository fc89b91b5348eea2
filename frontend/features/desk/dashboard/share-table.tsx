import type { ShareFigures } from '@shop/contracts/figures/views';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/dashboard.ts';
import styles from './share-table.module.css';

/** The largest parts of a season, with a bar for how much of the largest each is. */
export function ShareTable<Share extends Omit<ShareFigures, 'orders'>>({
  caption,
  shares,
  heads: [what, howMany],
  coded = false,
  figure,
}: {
  caption: string;
  shares: readonly Share[];
  heads: readonly [what: string, howMany: string];
  /** Whether names alone do not tell them apart. */
  coded?: boolean;
  figure: (share: Share) => number;
}) {
  if (shares.length === 0) return <p className={styles['none']}>{words.noShare}</p>;
  const most = Math.max(...shares.map(({ valuePaise }) => valuePaise));
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{howMany}</th>
          <th scope="col">{words.value}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.code}>
            <th scope="row">
              {share.name} {coded && <span className={styles['code']}>{share.code}</span>}
              <progress aria-hidden="true" value={share.valuePaise} max={most} />
            </th>
            <td>{figure(share).toLocaleString('en-IN')}</td>
            <td>
              <Money paise={share.valuePaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
