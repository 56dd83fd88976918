export const DEFAULT_ORDER_TEMPLATE = `🛍 New order

Order: #{orderId}
Total: {total} EGP
Items: {itemCount}
Date: {date}`;

export const DEFAULT_PRICE_TEMPLATE = `✨ تحديث أسعار الذهب

عيار 24: {k24} جنيه للجرام
عيار 21: {k21} جنيه للجرام
عيار 18: {k18} جنيه للجرام
الجنيه الذهب: {gold_pound} جنيه
أونصة الذهب: {gold_ounce} جنيه
أونصة الفضة: {silver_ounce} جنيه

للتواصل معنا: https://example.com/contact`;
