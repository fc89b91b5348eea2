import type { LowStock as Low } from '@shop/contracts/figures/views';
import { words } from '../../../words/en/staff/dashboard.ts';
import styles from './low-stock.module.css';

export function LowStock({ products }: { products: readonly Low[] }) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{words.lowStock}</caption>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.left}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ code, name, stock }) => (
          <tr key={code}>
            <th scope="row">
              {name} <span className={styles['code']}>{code}</span>
            </th>
            <td>{stock}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
