import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words/en/orders-notices.ts';
import { useAssisted } from '../assisted/assisted-mode.ts';
import { AssistedNotice } from '../assisted/assisted-notice.tsx';
import type { Referral } from './use-referral.ts';
import styles from './referral-notice.module.css';

/** By whose code the order goes, or that the code is not known and what that means. */
export function ReferralNotice({ referral }: { referral: Referral | null }) {
  const assisted = useAssisted();
  if (assisted) return <AssistedNotice assisted={assisted} />;
  if (referral === null || referral.accepted === null) return null;
  if (!referral.accepted) return <Notice kind="season">{words.referralUnknown(referral.code)}</Notice>;
  const { code, greeting } = referral;
  return (
    <p className={styles['used']}>
      {greeting && <strong>{words.referralGreeting(greeting)} </strong>}
      {words.referralUsed(code)}
    </p>
  );
}
