import { isAsked } from '@shop/contracts/rules/schemes/passbook';
import { fillIn } from '@shop/contracts/rules/texts/fill-in';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { words } from '../../../words/en/shop/passbook.ts';
import cards from './passbook.module.css';

/** What to do with the page: send its link, keep it, print it, take its days along. */
export function PassbookActions({
  passbook,
  token,
  message,
  calendar,
}: {
  passbook: PassbookView;
  token: string;
  message: string;
  calendar: string;
}) {
  const { shop, publicUrl } = usePageContext();
  const { number, state, instalments } = passbook;
  const link = publicUrl + paths.passbook(token);
  const text = encodeURIComponent(fillIn(message, { number, link }));
  return (
    <section className={`${cards['card']} ${cards['screen']}`} aria-labelledby="actions">
      <h2 id="actions">{words.actions}</h2>
      <div className={cards['actions']}>
        <LinkButton
          href={`https://wa.me/91${shop.identity.whatsapp}?text=${text}`}
          target="_blank"
          rel="noopener"
        >
          {words.whatsapp}
        </LinkButton>
        {state !== 'matured' && instalments.some(isAsked) && (
          <LinkButton look="quiet" href={calendar} download={`${number}.ics`}>
            {words.calendar}
          </LinkButton>
        )}
        <Button look="quiet" className={cards['scripted']} onClick={() => void copyText(link)}>
          {words.copyLink}
        </Button>
        <Button look="quiet" className={cards['scripted']} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p className={cards['help']}>{words.homeScreen}</p>
      <p className={cards['help']}>{words.linkHelp}</p>
    </section>
  );
}
