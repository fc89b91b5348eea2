import { formatMobile } from '@shop/contracts/rules/phone';
import { useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { here } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/en/shop/help.ts';
import styles from './help-button.module.css';

/** Ways on for who is stuck: call, WhatsApp, the own list, an order on its way. */
export function HelpButton() {
  const { shop, closed, urlPathname } = usePageContext();
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { phones, whatsapp } = shop.identity;
  const [phone] = phones;

  useEffect(() => {
    if (!open) return undefined;
    const away = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && around.current?.contains(target))) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal: away.signal });
    document.addEventListener('focusin', closeOutside, { signal: away.signal });
    document.addEventListener('keydown', closeByKey, { signal: away.signal });
    return () => away.abort();
  }, [open]);

  return (
    <aside
      ref={around}
      className={styles['help']}
      aria-label={words.help}
      data-over-bar={here(urlPathname).startsWith(paths.quickOrder) || undefined}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="help-ways"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'phone'} />
        <span>{words.help}</span>
      </button>
      <ul id="help-ways" hidden={!open}>
        {phone && (
          <li>
            <a href={`tel:+91${phone}`}>{words.call(formatMobile(phone))}</a>
          </li>
        )}
        <li>
          <a href={`https://wa.me/91${whatsapp}`}>{words.whatsapp}</a>
        </li>
        {!closed && (
          <>
            <li>
              <a href={paths.review} onClick={() => setOpen(false)}>
                {words.list}
              </a>
            </li>
            <li>
              <a href={paths.track} onClick={() => setOpen(false)}>
                {words.track}
              </a>
            </li>
          </>
        )}
      </ul>
    </aside>
  );
}
