const kinds = ['خاتم', 'سلسلة', 'غويشة', 'حلق', 'دبلة', 'أسورة', 'تعليقة', 'كوليه'];
const styles = ['سادة', 'بنقشة فرعونية', 'مرصع بالفصوص', 'شغل يدوي', 'مضفر'];
const karats = [18, 21, 24];

const productHeaders =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,' +
  'Variant Grams,Variant Inventory Qty,Variant Price,Karat (product.metafields.custom.karat),Status';

const customerHeaders =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,' +
  'Default Address City,Default Address Country Code,Default Address Zip,Phone,Total Spent,' +
  'Total Orders,Note,Tags';

export type ExportKind = 'products' | 'customers';

/** Makes an export of so many rows that no other prefix has. */
export function exportOf(kind: ExportKind): (prefix: string, rows: number) => string {
  return kind === 'products' ? productExport : customerExport;
}

/** An export of products, one a row; every second description has attributes to be taken out. */
function productExport(prefix: string, rows: number): string {
  return fileOf(productHeaders, rows, (index) => {
    const kind = kinds[index % kinds.length];
    const style = styles[index % styles.length];
    const karat = karats[index % karats.length];
    const grams = (1 + (index % 400) / 10).toFixed(2);
    const direction = index % 2 === 0 ? '' : ' dir=""rtl"" style=""text-align: right""';
    return (
      `${prefix}-${index},${kind} ذهب ${style} رقم ${index},"<p${direction}>${kind} من الذهب المصري ` +
      `عيار ${karat}، يليق بالهدايا.</p>\n<ul><li>الوزن: ${grams} جم</li></ul>",ورشة النيل,${kind},` +
      `"${kind}, عيار ${karat}, هدايا",true,Title,Default Title,'${index},${grams},${index % 5},1.00,` +
      `${karat},active`
    );
  });
}

/** An export of customers, each with an e-mail and a phone of his own. */
function customerExport(prefix: string, rows: number): string {
  const area = String(10 + (Number.parseInt(prefix.replace(/\D/g, ''), 10) % 90));
  return fileOf(customerHeaders, rows, (index) => {
    const phone = `'+201${area}${String(index).padStart(7, '0')}`;
    return (
      `'${index},منى,عبد الرحمن,${prefix}.${index}@example.com,no,${index} شارع التحرير,القاهرة,EG,` +
      `'11511,${phone},"1,${100 + (index % 900)}.50",${index % 7},,VIP`
    );
  });
}

function fileOf(headers: string, rows: number, lineOf: (index: number) => string): string {
  const lines = Array.from({ length: rows }, (_, index) => lineOf(index));
  return `${headers}\n${lines.join('\n')}\n`;
}
