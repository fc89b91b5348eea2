import { Fragment } from 'react';
import { FieldBox } from './boxes/field-box.tsx';
import type { Fields } from './state/fields.ts';
import styles from './record-form.module.css';
import type { Typed } from './state/use-typed.ts';

/** The boxes of a form under each other. */
export function RecordFields<Value extends object>({
  fields,
  form,
  readOnly = false,
  focus = fields.list[0]?.name,
}: {
  fields: Fields<Value>;
  form: Typed<Value>;
  readOnly?: boolean | undefined;
  /** The box that takes the focus when the form opens. */
  focus?: string | undefined;
}) {
  return fields.list.map((field, index) => (
    <Fragment key={field.name}>
      {field.heading && <h3 className={index > 0 ? styles['heading'] : undefined}>{field.heading}</h3>}
      <FieldBox
        field={field}
        box={form.state.boxes[field.name] ?? ''}
        problem={form.problems[field.name]}
        first={field.name === focus}
        readOnly={readOnly}
        onType={(box) => form.type(field.name, box)}
        onLeave={() => form.leave(field.name)}
      />
    </Fragment>
  ));
}
