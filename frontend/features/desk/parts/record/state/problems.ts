import type { QuestionView } from '@shop/contracts/places/views';
import type { Day } from '@shop/contracts/rules/days';
import { keepsTo, looksLikeEmail, MOST_OF_ONE, type TextLimit } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { characters } from '../../../../../words/characters.ts';
import { words } from '../../../../../words/en/staff/fields.ts';
import type { FieldProblems } from '../../field-problems.ts';
import { goodsIn } from '../../goods/goods-text.ts';
import type { Field, Fields } from './fields.ts';
import type { FieldInputs } from './merge.ts';
import { linesIn, parseInput, questionsIn, rowsIn } from './spelling.ts';

/** What cannot be right in a form, by the fields' names, before anything is sent. */
export function problemsIn(fields: Fields<object>, inputs: FieldInputs, today: Day): FieldProblems {
  return Object.fromEntries(
    fields.list.flatMap((field) => {
      const problem = problemIn(field, inputs[field.name] ?? '', today);
      return problem === null ? [] : [[field.name, problem]];
    }),
  );
}

/** What is wrong with one field; null when it may be sent. */
function problemIn(field: Field, input: string | boolean, today: Day): string | null {
  if (typeof input === 'boolean') return null;
  if (input.trim() === '' && field.optional) return null;
  const problem = brokenRule(field, input, today);
  return problem === null ? null : (field.problem ?? problem);
}

function brokenRule(field: Field, input: string, today: Day): string | null {
  const value = parseInput(field, input, today);
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'rich':
    case 'long': {
      const text = typeof value === 'string' ? value : input;
      if (field.limit && !keepsTo(field.limit, text)) {
        return text === '' ? words.missing : words.length(characters(field.limit));
      }
      if (field.kind === 'email' && !looksLikeEmail(text)) return words.rules.isEmail;
      if (field.kind !== 'text') return null;
      const wrong = field.pattern?.test(text) === false || (field.wrong?.(text) ?? false);
      return typeof wrong === 'string' ? wrong : wrong ? words.rules.matches : null;
    }
    case 'number':
      return isWithin(value, field)
        ? null
        : words.between(String(field.min), field.max.toLocaleString('en-IN'));
    case 'money':
      return isWithin(value, field) ? null : words.between(formatMoney(field.min), formatMoney(field.max));
    case 'day':
      return value === null ? words.rules.isDay : null;
    case 'phone':
      return value === null ? words.rules.isMobile : null;
    case 'pin':
      return value === null ? words.pin : null;
    case 'choice':
      return field.options.some((option) => option.value === input) ? null : words.rules.isIn;
    case 'questions': {
      const questions = questionsIn(input);
      if (questions.length > field.most) return words.most(field.most);
      return questions.every((each) => isWhole(field, each)) ? null : words.questions;
    }
    case 'rows': {
      const rows = rowsIn(input);
      if (rows.length > field.most) return words.most(field.most);
      const isRight = rows.every((row) => field.boxes.every(({ wrong }, at) => !wrong(row[at] ?? '')));
      return isRight ? null : words.rows;
    }
    case 'lines':
    case 'tags': {
      const entries = linesIn(input);
      if (entries.length < (field.least ?? 0)) return words.rules.arrayMinSize;
      if (entries.length > field.most) return words.most(field.most);
      const wrong = field.wrong && entries.find(field.wrong);
      return wrong === undefined ? null : words.wrongEntry(wrong);
    }
    case 'goods': {
      const lines = goodsIn(input);
      if (lines.length === 0) return words.rules.arrayMinSize;
      if (lines.length > field.most) return words.most(field.most);
      const isRight = lines.every(({ quantity }) => isWithin(quantity, { min: 1, max: MOST_OF_ONE }));
      return isRight ? null : words.goods;
    }
    case 'pictures':
      return linesIn(input).length > field.most ? words.most(field.most) : null;
    case 'several':
    case 'switch':
    case 'picture':
      return null;
  }
}

/** Whether it is both asked and answered. */
function isWhole(limits: Record<keyof QuestionView, TextLimit>, { question, answer }: QuestionView): boolean {
  return keepsTo(limits.question, question) && keepsTo(limits.answer, answer);
}

function isWithin(value: unknown, { min, max }: { min: number; max: number }): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
