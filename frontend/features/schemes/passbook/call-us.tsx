import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import cards from './passbook.module.css';

/** The numbers of the shop, to be pressed. */
export function CallUs() {
  const { identity } = usePageContext().shop;
  return (
    <p className={cards['links']}>
      {identity.phones.map((digits) => (
        <a key={digits} href={`tel:+91${digits}`}>
          {formatMobile(digits)}
        </a>
      ))}
    </p>
  );
}
