import type { PictureView } from '@shop/contracts/catalogue/views';
import type { QuestionView } from '@shop/contracts/places/views';
import { formatDay, type Day } from '@shop/contracts/rules/days';
import { formatMobile, mobileDigits } from '@shop/contracts/rules/phone';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import { paiseIn, rupeesOf } from '@shop/contracts/rules/typed-money';
import { boxOfGoods, goodsIn } from '../../goods/goods-text.ts';
import type { Field, Fields } from './fields.ts';
import type { Boxes } from './merge.ts';
import { dayIn } from './typed-day.ts';

type Box = string | boolean;

/** What stands in the boxes for a record. */
export function boxesOf<Value extends object>(fields: Fields<Value>, value: Value): Boxes {
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fields.list.map((field) => [field.name, boxOf(field, values[field.name])]));
}

/** The record that is meant by what stands in the boxes; look for problems first. */
export function valueOf<Value extends object>(fields: Fields<Value>, boxes: Boxes, today: Day): Value {
  return Object.fromEntries(
    fields.list.map((field) => [field.name, meant(field, boxes[field.name] ?? '', today)]),
  ) as Value;
}

/** What is not there yet is null, of a number NaN. */
function boxOf(field: Field, value: unknown): Box {
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
      return boxOfGoods(value as readonly WantedLine[]);
    case 'pictures':
      return boxOfPictures(value as readonly PictureView[]);
    case 'questions':
      return boxOfQuestions(value as readonly QuestionView[]);
    case 'picture':
      return boxOfPicture(value as PictureView);
    default:
      return `${value as string | number}`;
  }
}

/** What a box means; null when it means nothing and may. */
export function meant(field: Field, box: Box, today: Day): unknown {
  if (typeof box === 'boolean') return box;
  const text = box.trim();
  if (text === '' && field.optional) return null;
  if (field.spelling) return field.spelling.valueOf(box);
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
      return linesIn(box);
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

/** A picture stands in its box as a text like everything else; in one order, so that the same is the same. */
export function boxOfPicture(picture: PictureView | null): string {
  if (picture === null) return '';
  const { key, alt, width, height, widths } = picture;
  return JSON.stringify({ key, alt, width, height, widths });
}

export function pictureIn(box: string): PictureView | null {
  return box === '' ? null : (JSON.parse(box) as PictureView);
}

/** Several stand one a line. */
export function boxOfPictures(pictures: readonly PictureView[]): string {
  return pictures.map(boxOfPicture).join('\n');
}

export function picturesIn(box: string): PictureView[] {
  return linesIn(box).flatMap((line) => pictureIn(line) ?? []);
}

/** Questions as the text of a box, as pictures are. */
export function boxOfQuestions(questions: readonly QuestionView[]): string {
  return JSON.stringify(questions.map(({ question, answer }) => ({ question, answer })));
}

export function questionsIn(box: string): QuestionView[] {
  return box === '' ? [] : (JSON.parse(box) as QuestionView[]);
}

/** What becomes of the boxes that are addresses of another, when that other is typed. */
export function addressesAfter(fields: Fields<object>, boxes: Boxes, name: string, typed: Box): Boxes {
  const following = fields.list.filter(
    (field) =>
      field.kind === 'text' &&
      field.addressOf === name &&
      boxes[field.name] === slugOf(String(boxes[name] ?? '')),
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
