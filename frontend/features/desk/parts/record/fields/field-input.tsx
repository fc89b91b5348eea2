import { Button, Checkbox, NativeSelect, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { formatMobile, mobileDigits } from '@shop/contracts/rules/phone';
import { paiseIn, rupeesOf } from '@shop/contracts/rules/typed/typed-money';
import { lazy } from 'react';
import { today } from '../../../../../lib/today.ts';
import { words } from '../../../../../words/en/staff/record.ts';
import { Fetched } from '../../fetched.tsx';
import { DayField } from './day-field.tsx';
import type { Field, Option } from '../state/fields.ts';
import styles from './swatch.module.css';
import { isTamil } from '../state/pairs.ts';
import { inputOfPicture, inputOfPictures, linesIn, pictureIn, picturesIn } from '../state/spelling.ts';
import { shownDay } from '../state/typed-day.ts';

/** Few forms have these, and each weighs as much as all others. */
const TagsField = lazy(async () => ({ default: (await import('./tags-field.tsx')).TagsField }));
const QuestionsField = lazy(async () => ({
  default: (await import('./questions-field.tsx')).QuestionsField,
}));
const RowsField = lazy(async () => ({ default: (await import('./rows-field.tsx')).RowsField }));
const GoodsField = lazy(async () => ({ default: (await import('../../goods/goods-field.tsx')).GoodsField }));
const PictureField = lazy(async () => ({
  default: (await import('../../media/picture-fields.tsx')).PictureField,
}));
const PicturesField = lazy(async () => ({
  default: (await import('../../media/picture-fields.tsx')).PicturesField,
}));
const RichTextField = lazy(async () => ({
  default: (await import('../../rich-text/rich-text-field.tsx')).RichTextField,
}));

interface FieldInputProps {
  field: Field;
  input: string | boolean;
  problem: string | undefined;
  /** Takes the focus when the form opens. */
  first: boolean;
  readOnly: boolean;
  onType: (input: string | boolean) => void;
  onLeave: () => void;
}

/** The input of a field, by its kind. When it is left, what is understood stands in it as everywhere in the shop. */
export function FieldInput({ field, input, problem, first, readOnly, onType, onLeave }: FieldInputProps) {
  const { kind, name, label } = field;
  const tamil = isTamil(name) && ({ lang: 'ta' } as const);
  const text = String(input);
  const leave = () => {
    const shown = tidied(field, text);
    if (shown !== text) onType(shown);
    onLeave();
  };
  const said = { label, description: <Help field={field} text={text} />, error: problem };
  const common = {
    ...said,
    ...tamil,
    name,
    onBlur: leave,
    ...(first && { 'data-autofocus': true }),
  };
  const typing = {
    ...common,
    value: text,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  };
  switch (kind) {
    case 'switch':
      return (
        <Switch
          {...common}
          size="md"
          checked={input === true}
          onChange={({ currentTarget }) => onType(currentTarget.checked)}
        />
      );
    case 'choice':
      if (field.look !== 'radio') {
        return (
          <NativeSelect
            {...typing}
            error={field.fetchAgain ? <Missing onAgain={field.fetchAgain} /> : problem}
            data={offered(field.options, text)}
          />
        );
      }
      return (
        <Radio.Group label={label} name={name} error={problem} value={text} onChange={onType}>
          <Stack gap="sm" mt="xs">
            {field.options.map(({ value, label: option, help, colour }, index) => (
              <Radio
                key={value}
                value={value}
                label={
                  colour === undefined ? (
                    option
                  ) : (
                    <>
                      <span className={styles['swatch']} style={{ background: colour }} />
                      {option}
                    </>
                  )
                }
                description={help}
                size="md"
                {...(first && (text === '' ? index === 0 : value === text) && { 'data-autofocus': true })}
              />
            ))}
          </Stack>
        </Radio.Group>
      );
    case 'several':
      return (
        <Checkbox.Group
          {...said}
          value={linesIn(text)}
          onChange={(chosen) => onType(inOrder(field.options, chosen).join('\n'))}
        >
          <Stack gap="sm" mt="xs">
            {field.options.map(({ value, label: option, help }) => (
              <Checkbox key={value} value={value} label={option} description={help} size="md" />
            ))}
          </Stack>
        </Checkbox.Group>
      );
    case 'long':
    case 'lines':
      return <Textarea {...typing} autosize minRows={2} />;
    case 'tags':
      return (
        <Fetched>
          <TagsField
            {...common}
            {...(field.suggested && { data: [...field.suggested] })}
            value={linesIn(text)}
            onChange={(tags) => onType(tags.join('\n'))}
          />
        </Fetched>
      );
    case 'rich':
      return (
        <Fetched fallback={<Room px={300} />}>
          <RichTextField
            {...said}
            {...tamil}
            readOnly={readOnly}
            value={text}
            onChange={onType}
            onLeave={onLeave}
          />
        </Fetched>
      );
    case 'picture':
      return (
        <Fetched fallback={<Room px={96} />}>
          <PictureField
            {...said}
            value={pictureIn(text)}
            onChange={(picture) => onType(inputOfPicture(picture))}
          />
        </Fetched>
      );
    case 'pictures':
      return (
        <Fetched>
          <PicturesField
            {...said}
            value={picturesIn(text)}
            onChange={(pictures) => onType(inputOfPictures(pictures))}
          />
        </Fetched>
      );
    case 'goods':
      return (
        <Fetched>
          <GoodsField
            {...said}
            first={first}
            known={field.known}
            mayPaste={field.mayPaste ?? false}
            value={text}
            onChange={onType}
            onLeave={onLeave}
          />
        </Fetched>
      );
    case 'questions':
      return (
        <Fetched>
          <QuestionsField {...said} {...tamil} {...field} value={text} onChange={onType} onLeave={onLeave} />
        </Fetched>
      );
    case 'rows':
      return (
        <Fetched>
          <RowsField {...said} {...field} value={text} onChange={onType} onLeave={onLeave} />
        </Fetched>
      );
    case 'day':
      return <DayField {...common} value={text} onType={onType} />;
    case 'money':
      return <TextInput {...typing} inputMode="decimal" leftSection="₹" />;
    case 'number':
    case 'pin':
      return <TextInput {...typing} inputMode="numeric" />;
    case 'phone':
      return <TextInput {...typing} inputMode="tel" />;
    case 'email':
      return <TextInput {...typing} inputMode="email" autoCapitalize="none" />;
    case 'text':
      return field.suggested ? (
        <>
          <TextInput {...typing} list={`suggested-${name}`} />
          <datalist id={`suggested-${name}`}>
            {field.suggested.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </datalist>
        </>
      ) : (
        <TextInput {...typing} />
      );
  }
}

/** Options that did not come: why there is nothing to choose from, and what to do. */
function Missing({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      {words.optionsMissing}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onAgain}>
        {words.fetchAgain}
      </Button>
    </>
  );
}

/** A field in which nothing is chosen says so: the browser would show the first option. */
function offered(options: readonly Option[], chosen: string): Option[] {
  return options.some(({ value }) => value === chosen)
    ? [...options]
    : [{ value: chosen, label: '' }, ...options];
}

/** In the order of the options, whatever was pressed first: the same choice is the same text. */
function inOrder(options: readonly Option[], chosen: readonly string[]): string[] {
  return options.map(({ value }) => value).filter((value) => chosen.includes(value));
}

/** How near to its limit a text is before its length is told: the last fifth. */
const NEAR = 0.8;

function Help({ field, text }: { field: Field; text: string }) {
  const max = 'limit' in field ? field.limit?.max : undefined;
  const length = text.trim().length;
  return (
    <>
      {field.help}
      {isTamil(field.name) && (text === '' || text === '[]') && words.notTranslated}
      {max !== undefined && length > max * NEAR && <span role="status"> {words.lengthOf(length, max)}</span>}
    </>
  );
}

function tidied({ kind }: Field, text: string): string {
  switch (kind) {
    case 'day':
      return shownDay(text, today());
    case 'money': {
      const paise = paiseIn(text);
      return paise === null ? text : rupeesOf(paise);
    }
    case 'phone': {
      const digits = mobileDigits(text);
      return digits === null ? text : formatMobile(digits);
    }
    default:
      return text;
  }
}

/** Keeps about the place of a field that is on its way: a button below would move away under the finger. */
function Room({ px }: { px: number }) {
  return <div style={{ minHeight: px }} />;
}
