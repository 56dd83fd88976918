import type { Answer, MediaType, Operation, Parameter } from './document.ts';
import { html, type Html } from './html.ts';
import { schemaLines, typeOf } from './page-schema.ts';

/** One call: what it is at a glance, all of it when it is opened. */
export function operationSection(method: string, path: string, operation: Operation): Html {
  const { operationId, parameters = [], requestBody, responses } = operation;
  return html`<details id="${operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span>
      <code>${path}</code>
      <span class="what">${operation.summary}</span>
      <span class="who">${whoMay(operation)}</span>
    </summary>
    ${parameters.length > 0 ? parametersTable(parameters) : null}
    ${requestBody ? bodyOf(requestBody.content) : null} ${answersTable(responses)}
  </details>`;
}

function whoMay({ security, description }: Operation): string {
  if (security.length === 0) return 'everybody';
  return description === undefined ? 'signed in' : 'administrators';
}

function parametersTable(parameters: readonly Parameter[]): Html {
  const row = ({ name, in: where, required, schema, description }: Parameter): Html =>
    html`<tr>
      <th scope="row">
        <code>${name}</code>
        <small>${where}${required ? ', required' : ''}</small>
      </th>
      <td>${typeOf(schema)} ${description ?? ''}</td>
    </tr>`;
  return html`<table>
    <caption>
      Parameters
    </caption>
    ${parameters.map(row)}
  </table>`;
}

function bodyOf(content: Readonly<Record<string, MediaType>>): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<h3>Body <small>${type}</small></h3>
        ${schema ? schemaLines(schema) : null}`,
  )}`;
}

function answersTable(responses: Readonly<Record<string, Answer>>): Html {
  const row = ([status, answer]: [string, Answer]): Html =>
    html`<tr>
      <th scope="row">${status}</th>
      <td>${answer.description} ${answeredType(answer)}</td>
    </tr>`;
  return html`<table>
    <caption>
      Answers
    </caption>
    ${Object.entries(responses).map(row)}
  </table>`;
}

function answeredType({ content = {} }: Answer): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) => html`<span class="type">${schema ? typeOf(schema) : type}</span>`,
  )}`;
}
