import { useRef, useState, type FormEvent } from 'react';
import { asProblem, fieldErrors } from '../api/problem.ts';
import { useServerText } from '../i18n/use-server-text.ts';
import { focusMisread } from '../ui/misread-field.ts';

type Errors<Values> = Partial<Record<keyof Values, string>>;

export interface FormOptions<Values> {
  initial: Values;
  /** The sentences of the server's own checks, in English, by field. */
  check?: (values: Values) => Errors<Values>;
  /** Makes the call; what it throws lands on the fields it names. */
  submit: (values: Values) => Promise<unknown>;
  /** Called with what was thrown, after its issues have gone to their fields. */
  onFailure?: (error: unknown) => void;
}

/**
 * A form's values and errors. Errors stand beside their fields, in the reader's language; after a
 * refused submit the first wrong field has the focus. Values survive every failure.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, check, submit, onFailure } = options;
  const serverText = useServerText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [pending, setPending] = useState(false);

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  const show = (found: Errors<Values>) => {
    setErrors(found);
    // After the fields have been drawn as invalid.
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      first?.focus();
      // One that has it already is not brought into sight by that.
      first?.scrollIntoView?.({ block: 'nearest' });
    });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || focusMisread(form.current)) return;
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return show(wrong);
    setPending(true);
    try {
      await submit(values);
      setErrors({});
    } catch (error) {
      show(fieldErrors(asProblem(error)) as Errors<Values>);
      onFailure?.(error);
    } finally {
      setPending(false);
    }
  };

  const errorOf = (name: keyof Values): string | undefined => {
    const message = errors[name];
    return message === undefined ? undefined : serverText(message);
  };

  return {
    values,
    set,
    setValues,
    errorOf,
    pending,
    isDirty: !isSame(values, initial),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => void onSubmit(event),
    },
  };
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
