import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words/en/orders-notices.ts';
import type { Referral } from './use-referral.ts';
import styles from './referral-notice.module.css';

/** By whose code the order goes, or that the code is not known and what that means. */
export function ReferralNotice({ referral }: { referral: Referral | null }) {
  if (referral === null || referral.accepted === null) return null;
  if (!referral.accepted) return <Notice kind="season">{words.referralUnknown(referral.code)}</Notice>;
  return <p className={styles['used']}>{words.referralUsed(referral.code)}</p>;
}
