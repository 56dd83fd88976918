type FormValue = string | number | boolean | null | undefined;

/** A multipart form: null is an empty field, what is undefined is not sent. */
export function formDataOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, FormValue][]) {
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  return form;
}
