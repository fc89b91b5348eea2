import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { words as english } from '../../words/en/referrer/area.ts';
import { useWords } from '../desk/parts/chosen-words.ts';
import { useMessages } from '../desk/parts/texts/use-messages.ts';
import { whatsAppLink } from '../desk/parts/whatsapp.ts';
import { sentForCustomer } from '../orders/assisted/sent-for-customer.ts';

/**
 * An order that was just sent for a customer. Its page is theirs: they get the way to it by mail, and by a message that
 * the referrer sends from the number typed a moment ago. It opens with their telephone number, so whoever the message
 * is sent on to sees nothing.
 */
export function PlacedNotice({ number }: { number: string }) {
  const words = useWords(english);
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const sent = sentForCustomer(number);
  if (!sent) return <Notice title={words.placed(number)}>{words.placedHelp}</Notice>;
  const { name, phone, mailed } = sent;
  const link = publicUrl + paths.trackOrder(number);
  const text = message('whatsapp-placed', { name, number, link });
  return (
    <Notice title={words.placed(number)}>
      <p>{words.placedHelp}</p>
      {mailed && <p>{words.placedMailed}</p>}
      <p>{words.placedSend}</p>
      <LinkButton href={whatsAppLink(text, phone)} target="_blank" rel="noreferrer">
        {words.sendToCustomer(name)}
      </LinkButton>
    </Notice>
  );
}
