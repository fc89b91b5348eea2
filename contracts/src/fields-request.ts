import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { QuoteLineRequest } from './orders/requests.ts';
import type { Entered, EnteredField, EnteredFields } from './rules/entered-fields.ts';
import { UPLOAD_KEY } from './rules/limits.ts';
import { IsListOf, IsMobile, IsPinCode, IsText, Nullable } from './validation.ts';

/** `class SaveProductRequest extends saved(requestOf(PRODUCT_FIELDS)) {}`: a class that checks what is entered. */
export function requestOf<Fields extends EnteredFields>(fields: Fields): new () => Entered<Fields> {
  const declared = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  // oxlint-disable-next-line typescript/no-extraneous-class -- Its members are made from the description.
  class Request {
    constructor() {
      // Declared fields are own keys, as in a written class: the rules of routes look for them.
      Object.assign(this, declared);
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    const checks = [...(field.optional ? [Nullable()] : []), ...checksOf(field)];
    for (const check of checks) check(Request.prototype, name);
  }
  return Request as new () => Entered<Fields>;
}

const EACH = { each: true };

function checksOf(field: EnteredField): PropertyDecorator[] {
  switch (field.kind) {
    case 'text':
      return [
        ...(field.limit ? [IsText(field.limit)] : []),
        ...(field.pattern ? [Matches(field.pattern)] : []),
      ];
    case 'long':
    case 'rich':
      return [IsText(field.limit)];
    case 'texts':
      return [
        IsArray(),
        ArrayMaxSize(field.most),
        IsText(field.limit, EACH),
        ...(field.pattern ? [ArrayUnique(), Matches(field.pattern, EACH)] : []),
      ];
    case 'choice':
      return [IsIn(field.values)];
    case 'reference':
      return [IsUUID()];
    case 'switch':
      return [IsBoolean()];
    case 'number':
    case 'money':
      return [IsInt(), Min(field.min), Max(field.max)];
    case 'share':
      return [IsInt(), Min(0), Max(10_000)];
    case 'goods':
      return [IsListOf(() => QuoteLineRequest, 1, field.most)];
    case 'pictures':
      return [IsArray(), ArrayMaxSize(field.most), ArrayUnique(), Matches(UPLOAD_KEY, EACH)];
    case 'phone':
      return [IsMobile()];
    case 'pin':
      return [IsPinCode()];
  }
}
