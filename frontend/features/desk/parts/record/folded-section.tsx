import { useState, type ReactNode } from 'react';
import styles from './record-sections.module.css';

interface FoldedSectionProps {
  title: string;
  /** Something in it is not saved or cannot be right: it unfolds. */
  isDue: boolean;
  children: ReactNode;
}

/** A section that is unfolded by its heading. */
export function FoldedSection({ title, isDue, children }: FoldedSectionProps) {
  const [isOpen, setIsOpen] = useState(isDue);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue !== wasDue) {
    setWasDue(isDue);
    if (isDue) setIsOpen(true);
  }
  return (
    <details
      className={styles['folded']}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
