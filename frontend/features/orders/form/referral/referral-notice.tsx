import { lazy, Suspense } from 'react';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/shop/orders-notices.ts';
import { useAssisted } from '../../assisted/assisted-mode.ts';
import type { Referral } from './use-referral.ts';
import styles from './referral-notice.module.css';

/** Shoppers never need it. */
const AssistedNotice = lazy(async () => ({
  default: (await import('../../assisted/assisted-notice.tsx')).AssistedNotice,
}));

/** By whose code the order goes, or that the code is not known and what that means. */
export function ReferralNotice({ referral }: { referral: Referral | null }) {
  const assisted = useAssisted();
  if (assisted) {
    return (
      <Suspense>
        <AssistedNotice assisted={assisted} />
      </Suspense>
    );
  }
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
