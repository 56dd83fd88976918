import { newCollectionSchema } from '@dahab/catalog/contract/collection.ts';
import { heroWidgetChangesSchema } from '@dahab/catalog/contract/hero-widget.ts';
import { productChangesSchema } from '@dahab/catalog/contract/product-input.ts';
import { siteSettingsChangesSchema } from '@dahab/catalog/contract/site-settings.ts';
import { registerInputSchema } from '@dahab/identity/contract/account.ts';
import { newCustomerSchema } from '@dahab/identity/contract/customers.ts';
import { newUserSchema } from '@dahab/identity/contract/users.ts';
import { telegramSettingsInputSchema } from '@dahab/notifier/contract/telegram-settings.ts';
import type { ShopAnswer } from '@dahab/testing/shop-client.ts';
import type { ZodType } from 'zod';
import type { OpenShop } from '../open-shop.ts';
import { fromElsewhere } from '../raw-call.ts';
import { asFormsSend } from './kept-text.ts';

/** How a field keeps a text that it takes. */
export type Keeping =
  | 'exact'
  | 'exact-or-none'
  | 'trimmed'
  | 'form'
  | 'form-or-none'
  | 'tag'
  | 'html'
  | 'price-template'
  | 'order-template';

/** A field that takes text, with how it is written and read again. */
export interface TextField {
  readonly name: string;
  readonly keeping: Keeping;
  /** Whether the contract takes the text. */
  takes(text: string): boolean;
  write(text: string): Promise<ShopAnswer>;
  /** What the shop tells of it, asked anew. */
  read(written: ShopAnswer): Promise<unknown>;
}

interface Form {
  readonly path: string;
  readonly method: 'POST' | 'PATCH';
  readonly schema: ZodType;
  readonly others: () => Record<string, unknown>;
  readonly readFrom: (written: ShopAnswer) => string;
  readonly fields: Readonly<Record<string, Keeping>>;
  readonly isMultipart?: true;
}

/** Every text field of every call that writes. */
export function textFields(
  shop: OpenShop,
  ids: { product: number; collection: number; widget: number },
): TextField[] {
  return [...catalogForms(ids), ...identityForms(), telegramForm].flatMap((form) =>
    Object.entries(form.fields).map(([name, keeping]) => fieldOf(shop, form, name, keeping)),
  );
}

function fieldOf({ admin }: OpenShop, form: Form, name: string, keeping: Keeping): TextField {
  const bodyWith = (text: string): Record<string, unknown> => ({
    ...form.others(),
    [name]: keeping === 'tag' ? [text] : text,
  });
  return {
    name: `${form.method} ${form.path} ${name}`,
    keeping,
    takes: (text) => {
      const sent = form.isMultipart ? asFormsSend(text) : text;
      const isText = sent.isWellFormed() && !sent.includes('\0');
      return isText && form.schema.safeParse(bodyWith(sent)).success;
    },
    write: (text) => {
      const body = bodyWith(text);
      return admin.call(
        form.method,
        form.path,
        form.isMultipart ? formOf(body) : body,
        fromElsewhere(),
      );
    },
    read: async (written) => {
      const { body } = await admin.call('GET', form.readFrom(written));
      const thing: unknown = Array.isArray(body?.data ?? body)
        ? (body.data ?? body).find(({ id }: { id: number }) => id === written.body.id)
        : body;
      return (thing as Record<string, unknown>)[name];
    },
  };
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return form;
}

function catalogForms(ids: { product: number; collection: number; widget: number }): Form[] {
  const product = `/api/products/${ids.product}`;
  const collection = `/api/collections/${ids.collection}`;
  return [
    {
      path: product,
      method: 'PATCH',
      schema: productChangesSchema,
      others: () => ({}),
      readFrom: () => product,
      fields: { nameAr: 'exact', name: 'exact', descriptionAr: 'html', tags: 'tag' },
    },
    {
      path: collection,
      method: 'PATCH',
      schema: newCollectionSchema.partial(),
      others: () => ({}),
      readFrom: () => collection,
      fields: {
        nameEn: 'exact',
        nameAr: 'exact',
        descriptionEn: 'exact-or-none',
        descriptionAr: 'exact-or-none',
      },
    },
    {
      path: `/api/hero-widgets/${ids.widget}`,
      method: 'PATCH',
      isMultipart: true,
      schema: heroWidgetChangesSchema,
      others: () => ({}),
      readFrom: () => '/api/hero-widgets',
      fields: {
        titleEn: 'form',
        titleAr: 'form',
        descriptionEn: 'form-or-none',
        descriptionAr: 'form-or-none',
      },
    },
    {
      path: '/api/site-settings',
      method: 'PATCH',
      isMultipart: true,
      schema: siteSettingsChangesSchema,
      others: () => ({}),
      readFrom: () => '/api/site-settings',
      fields: {
        websiteNameEn: 'form',
        websiteNameAr: 'form',
        contactMobile: 'form-or-none',
        whatsappNumber: 'form-or-none',
        address: 'form-or-none',
      },
    },
  ];
}

/** Only the first 500 accounts are listed without asking for one. */
const accountOf: Form['readFrom'] = ({ body }) =>
  `/api/users?search=${encodeURIComponent(body.email)}`;

function identityForms(): Form[] {
  let count = 0;
  const next = (): number => (count += 1);
  const phone = (): string => `+2010${String(next()).padStart(8, '0')}`;
  const password = 'quite-a-long-password';
  const names = { firstName: 'منى', lastName: 'عادل' };
  const customer: Omit<Form, 'fields'> = {
    path: '/api/customers',
    method: 'POST',
    schema: newCustomerSchema,
    others: () => ({ ...names, phone: phone() }),
    readFrom: () => '/api/customers',
  };
  return [
    { ...customer, fields: { firstName: 'trimmed', lastName: 'trimmed' } },
    {
      path: '/api/users',
      method: 'POST',
      schema: newUserSchema,
      others: () => ({ email: `clerk${next()}@example.com` }),
      readFrom: accountOf,
      fields: { name: 'trimmed' },
    },
    {
      path: '/api/register',
      method: 'POST',
      schema: registerInputSchema,
      others: () => ({
        ...names,
        username: `mona${next()}`,
        password,
        email: `mona${next()}@example.com`,
        phone: phone(),
        city: 'القاهرة',
      }),
      readFrom: accountOf,
      fields: { username: 'trimmed', firstName: 'trimmed', lastName: 'trimmed', city: 'trimmed' },
    },
  ];
}

const telegramForm: Form = {
  path: '/api/telegram-settings',
  method: 'POST',
  schema: telegramSettingsInputSchema,
  others: () => ({}),
  readFrom: () => '/api/telegram-settings',
  fields: {
    messageTemplate: 'price-template',
    orderNotificationTemplate: 'order-template',
    channelId: 'trimmed',
  },
};
