export { CheckedForm } from "./checked-form.tsx";
export { Wizard } from "./wizard.tsx";
