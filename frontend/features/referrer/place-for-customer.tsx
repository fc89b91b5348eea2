import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { words as english } from '../../words/en/referrer/area.ts';
import { referrerSession } from '../accounts/session.ts';
import { beginAssisted } from '../orders/assisted/assisted-mode.ts';
import { keepSent } from '../orders/assisted/sent-for-customer.ts';
import { forgetReviewFields } from '../orders/review/fields/forget-review-fields.ts';
import { useWords } from '../desk/parts/chosen-words.ts';

/** To the ordinary price list, which then knows for whom it is filled. */
export function PlaceForCustomer() {
  const words = useWords(english);
  const { name, code } = referrerSession.current();
  return (
    <LinkButton
      href={paths.referredQuickOrder(code)}
      rel="external"
      onClick={() => {
        forgetReviewFields();
        keepSent(null);
        beginAssisted({ name, code });
      }}
    >
      {words.place}
    </LinkButton>
  );
}
