import { Fragment } from 'react';
import { FieldInput } from './fields/field-input.tsx';
import type { Fields } from './state/fields.ts';
import { inPair } from './state/pairs.ts';
import styles from './record-form.module.css';
import type { Typed } from './state/use-typed.ts';

/** The fields of a form, in their order. */
export function RecordFields<Value extends object>({
  fields,
  form,
  readOnly = false,
  focus = fields.list[0]?.name,
}: {
  fields: Fields<Value>;
  form: Typed<Value>;
  readOnly?: boolean | undefined;
  /** The field that takes the focus when the form opens. */
  focus?: string | undefined;
}) {
  return fields.list.map((field, index) => (
    <Fragment key={field.name}>
      {field.heading && <h3 className={index > 0 ? styles['heading'] : undefined}>{field.heading}</h3>}
      <div
        data-kind={field.kind}
        data-look={'look' in field ? field.look : undefined}
        data-pair={inPair(field, fields.list)}
      >
        <FieldInput
          field={field}
          input={form.state.inputs[field.name] ?? ''}
          problem={form.problems[field.name]}
          first={field.name === focus}
          readOnly={readOnly}
          onType={(input) => form.type(field.name, input)}
          onLeave={() => form.leave(field.name)}
        />
      </div>
    </Fragment>
  ));
}
