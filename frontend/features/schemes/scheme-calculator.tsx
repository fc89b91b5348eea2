import { useState } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { Money } from '../../ui/text/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { words } from '../../words/en/shop/schemes.ts';
import styles from './schemes.module.css';
import type { ShownScheme } from './shown-schemes.ts';

/** Pay, benefit, buy for, beside what somebody wants to spend. The cards say the same without JavaScript. */
export function SchemeCalculator({ schemes }: { schemes: readonly ShownScheme[] }) {
  const first = schemes.find(({ isFull }) => !isFull) ?? schemes[0];
  const [slug, setSlug] = useState(first?.slug);
  const [typed, setTyped] = useState('');
  const scheme = schemes.find((each) => each.slug === slug) ?? first;
  if (!scheme) return null;
  const { paidPaise, benefitPaise, worthPaise } = scheme.totals;
  const wanted = /^\d{1,7}$/.test(typed) ? Number(typed) * 100 : 0;
  return (
    <div className={styles['calculator']}>
      <Section title={words.calculator}>
        <div className={styles['sheet']}>
          <div className={styles['fields']}>
            <Select
              label={words.scheme}
              required
              value={scheme.slug}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
            >
              {schemes.map(({ slug: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            <Field
              label={words.calculatorText}
              required
              inputMode="numeric"
              placeholder={words.amount}
              maxLength={7}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
            />
          </div>
          <output className={styles['answer']}>
            <span>
              {words.pay} <Money paise={paidPaise} />
            </span>
            <span>
              {words.benefit} <Money paise={benefitPaise} />
            </span>
            <strong>
              {words.buyFor} <Money paise={worthPaise} />
            </strong>
            {wanted > 0 && (
              <span>
                {wanted > worthPaise
                  ? words.add(wanted - worthPaise, worthPaise)
                  : words.covers(worthPaise, worthPaise - wanted)}
              </span>
            )}
          </output>
        </div>
      </Section>
    </div>
  );
}
