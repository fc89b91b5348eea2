import { useKnownPart } from './use-known-part.ts';
import styles from './welcome-back.module.css';

const load = async () => (await import('./own-orders.tsx')).OwnOrders;

/** Where whoever is known on this device finds their orders. */
export function WelcomeBack() {
  const OwnOrders = useKnownPart(load);
  return <div className={styles['place']}>{OwnOrders && <OwnOrders />}</div>;
}
