import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  isEmail,
  type ValidationOptions,
} from 'class-validator';
import {
  GSTIN,
  keepsTo,
  ORDER_NUMBER,
  ORDER_OR_PASSBOOK,
  PASSBOOK_NUMBER,
  TEXT,
  type TextLimit,
} from './rules/limits.ts';
import { isGstin } from './rules/documents/gstin.ts';
import { mobileDigits } from './rules/phone.ts';
import { pinCodeDigits } from './rules/places/pin-code.ts';

/** A control character other than a tab and a line break. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** @param constraints what the check was made with, for whoever describes it */
function rule(
  name: string,
  holds: (value: unknown, object: object) => boolean,
  options?: ValidationOptions,
  constraints: unknown[] = [],
) {
  return ValidateBy(
    {
      name,
      constraints,
      validator: {
        validate: (value: unknown, of) => holds(value, of?.object ?? {}),
        defaultMessage: () => name,
      },
    },
    options,
  );
}

/** A text within a limit, without control characters and halves of letters. */
export function IsText(limit: TextLimit, options?: ValidationOptions): PropertyDecorator {
  return rule('isText', isTextWithin(limit), options, [limit]);
}

/** The same, or an empty text. */
export function IsTextOrEmpty(limit: TextLimit): PropertyDecorator {
  const isText = isTextWithin(limit);
  return rule('isTextOrEmpty', (value) => value === '' || isText(value), undefined, [limit]);
}

function isTextWithin(limit: TextLimit) {
  return (value: unknown) =>
    typeof value === 'string' && keepsTo(limit, value) && value.isWellFormed() && !CONTROL.test(value);
}

export function IsMobile(options?: ValidationOptions): PropertyDecorator {
  return rule('isMobile', (value) => typeof value === 'string' && mobileDigits(value) !== null, options);
}

/** With its check digit. */
export function IsGstin(): PropertyDecorator {
  return rule('matches', (value) => typeof value === 'string' && isGstin(value), undefined, [GSTIN]);
}

/** The number of an order or of a passbook: of which, the field `kind` beside it says. */
export function IsNumberOfKind(): PropertyDecorator {
  const holds = (value: unknown, object: { kind?: unknown }) =>
    typeof value === 'string' && (object.kind === 'passbook' ? PASSBOOK_NUMBER : ORDER_NUMBER).test(value);
  return rule('matches', holds, undefined, [ORDER_OR_PASSBOOK]);
}

export function IsPinCode(): PropertyDecorator {
  return rule('isPinCode', (value) => typeof value === 'string' && pinCodeDigits(value) !== null);
}

/**
 * An e-mail address. The standard allows line breaks and control characters in quotes; we do not. Half a character
 * (a lone surrogate) makes class-validator's own check throw, so it is looked for first.
 */
export function IsEmailAddress(): PropertyDecorator {
  return rule('isEmail', isEmailAddress);
}

/** What somebody signs in with. */
export function IsEmailOrMobile(): PropertyDecorator {
  const isMobile = (value: unknown) => typeof value === 'string' && mobileDigits(value) !== null;
  return rule('isEmail', (value) => isEmailAddress(value) || isMobile(value));
}

function isEmailAddress(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    keepsTo(TEXT.email, value) &&
    value.isWellFormed() &&
    !/[\s\u0000-\u001F\u007F]/.test(value) &&
    isEmail(value)
  );
}

/** One thing of a class. Alone, `ValidateNested` would also take a list of such things. */
export function IsOne(type: () => new () => object): PropertyDecorator {
  return all([IsObject(), ValidateNested(), Type(type)]);
}

/** A list of `min` to `max` things of a class, and of no lists. */
export function IsListOf(type: () => new () => object, min: number, max: number): PropertyDecorator {
  const each = { each: true };
  return all([
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    IsObject(each),
    ValidateNested(each),
    Type(type),
  ]);
}

function all(decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** A day that exists, `YYYY-MM-DD`; PostgreSQL knows no year 0. */
export function IsDay(): PropertyDecorator {
  return rule('isDay', (value) => {
    if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
    const at = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
  });
}

/** A moment with its offset from UTC, as `Date.toISOString` writes it. */
export function IsInstant(): PropertyDecorator {
  return rule(
    'isInstant',
    (value) =>
      typeof value === 'string' &&
      /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
  );
}

/** The number of a page in a query, from 1. */
export function IsPage(): PropertyDecorator {
  const number = Type(() => Number);
  const inRange = rule(
    'isPage',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000,
  );
  return (target, key) => {
    number(target, key);
    inRange(target, key);
  };
}

/** Only `true` will do: a consent. */
export function IsAccepted(): PropertyDecorator {
  return rule('isAccepted', (value) => value === true);
}

/** The field is there, and may be null. */
export function Nullable(): PropertyDecorator {
  return ValidateIf((_, value) => value !== null);
}

/** The field may be missing; null is refused. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

/** What is entered, with the revision that it was made from. */
export function saved<Request extends object>(
  entered: new () => Request,
): new () => Request & { revision: number } {
  class Saved extends (entered as new () => object) {
    @IsInt() @Min(0) revision!: number;
  }
  return Saved as new () => Request & { revision: number };
}
