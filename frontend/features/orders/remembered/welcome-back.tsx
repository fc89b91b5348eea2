import { knownPart } from './known-part.tsx';
import styles from './welcome-back.module.css';

const OwnOrders = knownPart(async () => (await import('./own-orders.tsx')).OwnOrders);

/** Where whoever is known on this device finds their orders. */
export function WelcomeBack() {
  return (
    <div className={styles['place']}>
      <OwnOrders />
    </div>
  );
}
