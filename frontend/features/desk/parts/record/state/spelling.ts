import type { PictureView } from '@shop/contracts/catalogue/views';
import type { QuestionView } from '@shop/contracts/places/views';
import { formatDay, type Day } from '@shop/contracts/rules/days';
import { formatMobile, mobileDigits } from '@shop/contracts/rules/phone';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import { paiseIn, rupeesOf } from '@shop/contracts/rules/typed/typed-money';
import { inputOfGoods, goodsIn } from '../../goods/goods-text.ts';
import type { Field, Fields } from './fields.ts';
import type { FieldInputs } from './merge.ts';
import { dayIn } from './typed-day.ts';

type Input = string | boolean;

/** What stands in the fields for a record. */
export function inputsOf<Value extends object>(fields: Fields<Value>, value: Value): FieldInputs {
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fields.list.map((field) => [field.name, inputOf(field, values[field.name])]));
}

/** The record as its inputs have it; look for problems first. */
export function valueOf<Value extends object>(fields: Fields<Value>, inputs: FieldInputs, today: Day): Value {
  return Object.fromEntries(
    fields.list.map((field) => [field.name, parseInput(field, inputs[field.name] ?? '', today)]),
  ) as Value;
}

/** What is not there yet is null, of a number NaN. */
function inputOf(field: Field, value: unknown): Input {
  if (value === null || value === undefined || Number.isNaN(value))
    return field.kind === 'switch' ? false : '';
  if (field.spelling) return field.spelling.textOf(value as never);
  switch (field.kind) {
    case 'switch':
      return value === true;
    case 'money':
      return rupeesOf(Number(value));
    case 'day':
      return formatDay(value as string);
    case 'phone':
      return formatMobile(value as string);
    case 'lines':
    case 'tags':
    case 'several':
      return (value as readonly string[]).join('\n');
    case 'goods':
      return inputOfGoods(value as readonly WantedLine[]);
    case 'pictures':
      return inputOfPictures(value as readonly PictureView[]);
    case 'questions':
      return inputOfQuestions(value as readonly QuestionView[]);
    case 'picture':
      return inputOfPicture(value as PictureView);
    default:
      return `${value as string | number}`;
  }
}

/** The value of an input; null when it is empty and may be. */
export function parseInput(field: Field, input: Input, today: Day): unknown {
  if (typeof input === 'boolean') return input;
  const text = input.trim();
  if (text === '' && field.optional) return null;
  if (field.spelling) return field.spelling.valueOf(input);
  switch (field.kind) {
    case 'number':
      return numberIn(text);
    case 'money':
      return paiseIn(text);
    case 'day':
      return dayIn(text, today);
    case 'phone':
      return mobileDigits(text);
    case 'pin':
      return pinCodeDigits(text);
    case 'lines':
    case 'tags':
    case 'several':
      return linesIn(input);
    case 'goods':
      return goodsIn(text);
    case 'pictures':
      return picturesIn(text);
    case 'picture':
      return pictureIn(text);
    case 'questions':
      return questionsIn(text).map(({ question, answer }) => ({
        question: question.trim(),
        answer: answer.trim(),
      }));
    case 'text':
    case 'email':
      return plain(field, text);
    default:
      return text;
  }
}

/** The entries of a list that is typed one a line. */
export function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A picture stands in its field as a text like everything else; in one order, so that the same is the same. */
export function inputOfPicture(picture: PictureView | null): string {
  if (picture === null) return '';
  const { key, alt, width, height, widths } = picture;
  return JSON.stringify({ key, alt, width, height, widths });
}

export function pictureIn(input: string): PictureView | null {
  return input === '' ? null : (JSON.parse(input) as PictureView);
}

/** Several stand one a line. */
export function inputOfPictures(pictures: readonly PictureView[]): string {
  return pictures.map(inputOfPicture).join('\n');
}

export function picturesIn(input: string): PictureView[] {
  return linesIn(input).flatMap((line) => pictureIn(line) ?? []);
}

/** Questions as the text of a field, as pictures are. */
export function inputOfQuestions(questions: readonly QuestionView[]): string {
  return JSON.stringify(questions.map(({ question, answer }) => ({ question, answer })));
}

export function questionsIn(input: string): QuestionView[] {
  return input === '' ? [] : (JSON.parse(input) as QuestionView[]);
}

/** Rows of boxes stand one a line, the boxes divided by tabs. */
export function inputOfRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('\t')).join('\n');
}

export function rowsIn(input: string): string[][] {
  return input === '' ? [] : input.split('\n').map((row) => row.split('\t'));
}

/** What becomes of the fields that are addresses of another, when that other is typed. */
export function addressesAfter(
  fields: Fields<object>,
  inputs: FieldInputs,
  name: string,
  typed: Input,
): FieldInputs {
  const following = fields.list.filter(
    (field) =>
      field.kind === 'text' &&
      field.addressOf === name &&
      inputs[field.name] === slugOf(String(inputs[name] ?? '')),
  );
  return Object.fromEntries(following.map((field) => [field.name, slugOf(String(typed))]));
}

function plain({ capitals, spaceless }: { capitals?: boolean; spaceless?: boolean }, text: string): string {
  const kept = spaceless ? text.replace(/\s/g, '') : text;
  return capitals ? kept.toUpperCase() : kept;
}

function numberIn(text: string): number {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}
